import { mkdir, rm, writeFile } from 'node:fs/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** In the folder of the build that every server serves unchanged. */
const copyFolder = 'dist/client/art/bench'

/** The page without modules and preloads; one small script handles its favorites. */
function staticCopy(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(
      /<link[^>]+rel="(?:modulepreload|preload)"[^>]*as="(?:script|fetch)"[^>]*>|<link[^>]+modulepreload[^>]*>/g,
      '',
    )
    .replace('</body>', `<script src="/art/bench/click.js"></script></body>`)
}

const clickScript = `addEventListener('click',function(e){var b=e.target.closest('button[aria-pressed]');if(b)b.setAttribute('aria-pressed','true')})`

/** Writes the copy to the served folder and returns its path. */
export async function writeCopy(html: string): Promise<string> {
  await mkdir(copyFolder, { recursive: true })
  const copied = staticCopy(html)
  await writeFile(`${copyFolder}/index.html`, copied)
  // As a good static server would send it; otherwise the comparison would use five times the bytes.
  await writeFile(`${copyFolder}/index.html.br`, brotliCompressSync(copied))
  await writeFile(`${copyFolder}/index.html.gz`, gzipSync(copied))
  await writeFile(`${copyFolder}/click.js`, clickScript)
  return '/art/bench/index.html'
}

export async function removeCopy(): Promise<void> {
  await rm(copyFolder, { recursive: true, force: true })
}
