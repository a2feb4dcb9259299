import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

const keyLength = 32

/** Placeholder for the hash of accounts without a password, such as those created by social login. */
export const noPassword = 'none'

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  // scrypt needs about 1 KiB per unit of cost; Node's default maxmem rejects a cost above 2^14.
  const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 2048 * cost + 2 ** 20 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

/** The password as it is stored: `scrypt:cost:salt:key`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt:${cost}:${salt.toString('base64url')}:${key.toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = hash.split(':')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return timingSafeEqual(given, expected)
}

/**
 * Checks a player's password. Takes equally long if the player or the password does not exist, so that
 * response times do not reveal existing logins.
 */
export async function isPasswordOf(
  player: { password_hash: string } | undefined,
  password: string,
  cost: number,
): Promise<boolean> {
  if (player && player.password_hash !== noPassword) return isPassword(password, player.password_hash)
  await derive(password, randomBytes(16), cost)
  return false
}
