/** Kinds of money that a player has. House and payment providers keep everything in `main`. */
export const wallets = ['main', 'bonus', 'betting_bonus', 'fun'] as const
export type Wallet = (typeof wallets)[number]
