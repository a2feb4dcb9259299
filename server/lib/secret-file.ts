import { randomBytes } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the server's generated secret from a file that only its user may read, or creates it. */
export async function readOrCreateSecret(
  dataDir: string,
  name: 'content-token' | 'jwt-secret',
): Promise<string> {
  const file = join(dataDir, name)
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing.trim() !== '') {
    await chmod(file, 0o600)
    return existing.trim()
  }
  const secret = randomBytes(32).toString('base64url')
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
