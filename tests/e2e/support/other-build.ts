import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File names as builds write them: `lobby-Bx3_kQ9-.js`. */
const hashed = /^(.+-)([\w-]{8})(\.\w+)$/

const otherName = (name: string) =>
  name.replace(hashed, (_all, start: string, _hash: string, end: string) => {
    const hash = createHash('sha256').update(name).digest('base64url').slice(0, 8)
    return `${start}${hash}${end}`
  })

/** Files in a Vite manifest. */
async function filesOf(manifest: string): Promise<string[]> {
  const text = await readFile(manifest, 'utf8')
  return [...text.matchAll(/"assets\/([^"/]+)"/g)].flatMap(([, name]) => name ?? [])
}

/** The same site as another build: all files have other names than in dist. `remove` deletes it. */
export async function makeOtherBuild(): Promise<{ folder: string; remove: () => Promise<void> }> {
  await mkdir('test-results', { recursive: true })
  // Inside the project, so that packages resolve.
  const folder = await mkdtemp(join('test-results', 'other-build-'))
  await cp(join('dist', 'server'), join(folder, 'server'), { recursive: true })
  const [from, to] = [join('dist', 'client'), join(folder, 'client')]
  await mkdir(join(to, 'assets'), { recursive: true })
  await cp(join(from, 'art'), join(to, 'art'), { recursive: true })
  const manifests = ['manifest.json', 'studio-manifest.json']
  const found = await Promise.all(manifests.map((name) => filesOf(join(from, name))))
  const own = [...new Set(found.flat())].filter((name) => hashed.test(name))
  const names = new Map(own.map((name) => [name, otherName(name)]))
  const any = new RegExp([...names.keys()].map((name) => name.replaceAll(/[.$]/g, '\\$&')).join('|'), 'g')
  const renamed = (text: string) => text.replaceAll(any, (name) => names.get(name) ?? name)
  const copy = async (name: string, target: string) => {
    const isText = /\.(?:js|css|json)$/.test(name)
    const content = await readFile(join(from, name))
    await writeFile(join(to, target), isText ? renamed(content.toString()) : content)
  }
  for (const name of [...manifests, 'sw.js']) await copy(name, name)
  const there = new Set(await readdir(join(from, 'assets')))
  for (const [name, other] of names)
    if (there.has(name)) await copy(join('assets', name), join('assets', other))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
