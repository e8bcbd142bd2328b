/** Shown beside every bath with chemicals; a file of its own, so that disease cards need no limits. */
export const NEVER_MIX_KAPORIT =
  'Jangan pernah mencampur kaporit dengan asam, peroksida, atau peroksimonosulfat: bisa timbul gas beracun.'
