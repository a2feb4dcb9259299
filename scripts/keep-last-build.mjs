import { constants, cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const suffixes = ['', '.br', '.gz']

/**
 * Adds the files of the last client build to the new one, because pages sent earlier still request them. Names
 * contain hashes, so files never conflict. Files that the last build had itself kept are dropped.
 */
export function keepLastBuild(last, next) {
  const manifests = ['manifest.json', 'studio-manifest.json'].map((name) => join(last, name))
  const chunks = manifests
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8'))))
  const names = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))
  for (const name of [...names].flatMap((file) => suffixes.map((suffix) => file + suffix))) {
    const file = join(last, name)
    if (existsSync(file) && !existsSync(join(next, name)))
      cpSync(file, join(next, name), { mode: constants.COPYFILE_FICLONE })
  }
}
