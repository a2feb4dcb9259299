// The Strapi project in cms/, which is a separate package: its location, settings, installation and build.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from '../../../scripts/installed.mjs'

export const cmsFolder = join(import.meta.dirname, '..', 'cms')
/** Strapi's command-line program. */
export const strapiProgram = join(cmsFolder, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js')

export const randomSecret = () => randomBytes(24).toString('base64url')

/** New random secrets, by environment variable. */
export const makeSecrets = () => ({
  APP_KEYS: `${randomSecret()},${randomSecret()}`,
  ADMIN_JWT_SECRET: randomSecret(),
  API_TOKEN_SALT: randomSecret(),
  TRANSFER_TOKEN_SALT: randomSecret(),
  ENCRYPTION_KEY: randomSecret(),
})

/** Disables telemetry. */
export const quietly = { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' }

async function run(command, args, explanation) {
  const env = { ...process.env, ...quietly }
  const [status] = await once(spawn(command, args, { cwd: cmsFolder, stdio: 'inherit', env }), 'close')
  if (status !== 0) throw new Error(`${explanation}: see the lines above.`)
}

/** Installs its packages if they are missing or differ from the lock file; returns whether it did. */
export async function installCms() {
  if (isInstalled(cmsFolder)) return false
  console.log('Installing Strapi, which takes a minute or two …')
  // Build tools are regular dependencies, because the admin panel is built in production.
  await run('npm', ['ci', '--no-fund', '--no-audit'], 'Strapi could not be installed')
  return true
}

/** Builds the admin panel if it is missing or packages have changed. */
export async function buildAdminPanel(hasChanged) {
  if (!hasChanged && existsSync(join(cmsFolder, 'build', 'index.html'))) return
  console.log('Building the admin panel …')
  await run(process.execPath, ['build-admin.js'], 'The admin panel could not be built')
}
