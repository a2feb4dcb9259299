// npm run cms: installs Strapi if necessary, builds its admin panel and starts it, for a site on this machine.
// Environment variables override the settings chosen here.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  buildAdminPanel,
  cmsFolder,
  installCms,
  makeSecrets,
  quietly,
  randomSecret,
  strapiProgram,
} from './cms-package.mjs'

const dataDir = resolve(process.env.CMS_DATA_DIR ?? join(cmsFolder, 'data'))

/** Reads a secret, or creates and stores it on the first start. */
function kept(name, make) {
  const file = join(dataDir, name)
  if (!existsSync(file)) writeFileSync(file, `${make()}\n`, { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

try {
  await buildAdminPanel(await installCms())
  mkdirSync(dataDir, { recursive: true })
  const secrets = JSON.parse(kept('secrets.json', () => JSON.stringify(makeSecrets())))
  const port = process.env.PORT ?? '1337'
  const host = process.env.HOST ?? 'localhost'
  const env = {
    ...quietly,
    ...secrets,
    SITE_TOKEN: kept('site-token', randomSecret),
    SITE_URLS: 'http://localhost:3000',
    ...process.env,
    PORT: port,
    HOST: host,
    CMS_DATA_DIR: dataDir,
  }
  const strapi = spawn(process.execPath, [strapiProgram, 'start'], { cwd: cmsFolder, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => strapi.kill(signal))
  strapi.on('exit', (code) => process.exit(code ?? 0))
  console.log(`Strapi is at http://${host}:${port}/admin, where the first visitor becomes its first admin.
To give it the documents of the site, start the site with
  CONTENT_URL=http://${host}:${port} CONTENT_SERVICE_TOKEN="$(cat ${join(dataDir, 'site-token')})" npm start`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
