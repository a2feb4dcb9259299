import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Alias, type Plugin } from 'vite'
import { aliases } from '../../../scripts/vite/aliases.ts'
import { compileHints } from '../../../scripts/vite/compile-hints.ts'
import { compileFormValidator } from '../../../forms/compile/compile-form-validator.ts'
import { benchSchema } from './schema.ts'

const output = 'node_modules/.cache/bench-forms'
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Settings {
  alias?: Alias[]
  plugins?: Plugin[]
}

/** Stock rjsf is built as it is, the site's forms with the modules that the site replaces and with its hints. */
async function buildPage(name: string, { alias = [], plugins = [] }: Settings = {}): Promise<void> {
  await build({
    configFile: false,
    base: './',
    plugins: [react(), plugins],
    resolve: { alias },
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: join(output, name),
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: `tests/bench/forms/${name}.tsx`,
        output: {
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
          // As on the site.
          codeSplitting: {
            groups: [{ name: 'vendor', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  })
}

const pageOf = (name: string) =>
  `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/${name}/${name}.css"><script type="module" src="/${name}/${name}.js"></script>`

/** Builds the forms page with the site's build settings, and serves it with the compiled validators. */
export async function serveForms(
  counts: readonly number[],
  shapes: readonly string[] = ['fields'],
): Promise<{ url: string; close(): void }> {
  await buildPage('page', { alias: aliases, plugins: [compileHints] })
  await buildPage('stock-page')
  const validators = new Map<string, string>()
  for (const shape of shapes)
    for (const count of counts) {
      const { source } = await compileFormValidator(benchSchema(count, shape))
      validators.set(`/validator-${shape}-${count}.js`, source)
    }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const send = (body: string | Buffer, type: string) => response.setHeader('content-type', type).end(body)
    const validator = validators.get(pathname)
    if (validator !== undefined) send(validator, 'text/javascript')
    else if (pathname === '/')
      send(pageOf(searchParams.get('kind') === 'stock' ? 'stock-page' : 'page'), 'text/html')
    else
      readFile(join(output, pathname)).then(
        (body) => send(body, types[extname(pathname)] ?? 'application/octet-stream'),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
