/** The administrator of the shop under test. */
export const ADMIN = { email: 'admin@contoh.id', password: 'rahasia-kantor' }
