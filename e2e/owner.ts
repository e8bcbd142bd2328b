/** The initial administrator of a shop under test. */
export const OWNER = { nama: 'Administrator', email: 'admin@contoh.id', password: 'rahasia-kantor' }

/** Environment of a shop under test, as `npm start` sets it. */
export const SHOP_ENV = { NODE_ENV: 'production' }

/** Port of the shop under test. Its payment simulator listens on the next one. */
export const PORT = Number(process.env.E2E_PORT ?? 3940)
/** Port that serves the rows of the hostile shop. */
export const HOSTILE_PORT = PORT + 2
