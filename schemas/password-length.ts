/** Number of characters of a password. */
export interface PasswordLength {
  min: number
  max: number
}

/** Limits of a site whose settings contain none. */
export const defaultPasswordLength: PasswordLength = { min: 6, max: 20 }

/** What the contract of the calls accepts. A site can only be stricter. */
export const acceptedPasswordLength: PasswordLength = { min: 6, max: 128 }
