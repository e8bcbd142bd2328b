/** The initial administrator of a shop under test. */
export const OWNER = { nama: 'Administrator', email: 'admin@contoh.id', password: 'rahasia-kantor' }
