/** A player's wallets. House and payment providers only use `main`. */
export const wallets = ['main', 'bonus', 'betting_bonus', 'fun'] as const
export type Wallet = (typeof wallets)[number]
