/** 90: days for which an account's inbox shows a notice, longer than an order takes from payment to review. */
export const INBOX_DAYS = 90
