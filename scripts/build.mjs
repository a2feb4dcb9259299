// npm run build: dist/client and dist/server. Both are built in temporary folders and moved at the end, so that
// a failed build leaves the last one unchanged.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { fingerprintFile, root, sourceFingerprint } from './fingerprint.mjs'
import { keepLastBuild } from './keep-last-build.mjs'

const compressible = /\.(?:js|css|svg|json|html|txt|webmanifest)$/

/** Writes FILE.br and FILE.gz beside every file that compression makes smaller. */
async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name))
  const pending = names.map(async (name) => {
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < 1024) return
    const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: parameters }))
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  })
  await Promise.all(pending)
}

const fingerprint = sourceFingerprint()
const staging = join(root, 'node_modules', '.cache', `build-${process.pid}`)
const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }
try {
  await build({ ...common, build: { outDir: join(staging, 'client'), emptyOutDir: true } })
  await build({ ...common, mode: 'studio', build: { outDir: join(staging, 'client') } })
  await build({ ...common, build: { outDir: join(staging, 'server'), emptyOutDir: true, ssr: true } })
  execFileSync(process.execPath, [join(staging, 'server', 'prepare-defaults.js')], { stdio: 'inherit' })
  await compressFiles(join(staging, 'client'))

  const dist = join(root, 'dist')
  mkdirSync(dist, { recursive: true })
  keepLastBuild(join(dist, 'client'), join(staging, 'client'))
  rmSync(fingerprintFile, { force: true })
  for (const part of ['client', 'server']) {
    rmSync(join(dist, part), { recursive: true, force: true })
    renameSync(join(staging, part), join(dist, part))
  }
  writeFileSync(fingerprintFile, fingerprint)
} finally {
  rmSync(staging, { recursive: true, force: true })
}
