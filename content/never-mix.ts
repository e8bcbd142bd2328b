/** Shown beside every bath with chemicals; a file of its own, so that disease cards need no limits. */
export const CALCIUM_HYPOCHLORITE_WARNING =
  'Jangan pernah mencampur kaporit dengan asam, peroksida, atau peroksimonosulfat: bisa timbul gas beracun.'
