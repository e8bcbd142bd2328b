/** The initial administrator of a shop under test. */
export const OWNER = { nama: 'Administrator', email: 'admin@contoh.id', password: 'rahasia-kantor' }

/** Environment of a shop under test, as `npm start` sets it: with the cache it starts in two thirds of the processor time. */
export const SHOP_ENV = { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'build/.compiled' }
