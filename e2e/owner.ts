/** The administrator with whom a shop under test begins. */
export const OWNER = { nama: 'Administrator', email: 'admin@contoh.id', password: 'rahasia-kantor' }
