/** Builds the rival's pages, with the data and pictures of a site. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { build } from 'vite'
import { callContracts } from '../../../schemas/api/calls.ts'
import { apiVersion } from '../../../schemas/api/version.ts'
import type { MemoryServer } from '../memory-server.ts'
import { routes } from './app.tsx'
import type { PageData } from './data.ts'

async function readData(site: string, cookie: string): Promise<PageData> {
  async function ask(call: string, query = '') {
    const address = `${site}/api/${call}?v=${apiVersion}&locale=ru${query}`
    const answer: unknown = await (await fetch(address, { headers: { cookie } })).json()
    return Value.Parse(Type.Object({ data: Type.Unknown() }), answer).data
  }
  const {
    'games.get': games,
    'sports.getEvents': events,
    'cashier.getdepositsettings': methods,
  } = callContracts
  const html = async (path: string) => (await fetch(`${site}/ru${path}`)).text()
  const article = await html('/help/deposit')
  return {
    games: Value.Parse(games.answer, await ask('games/get', '&count=18')).items,
    covers: [...new Set((await html('/gamehall')).match(/\/nfx\/covers\/[^" ]+/g))],
    events: Value.Parse(events.answer, await ask('sports/getEvents', '&count=6')).items,
    methods: Value.Parse(methods.answer, await ask('cashier/getdepositsettings')).items,
    demo: `${site}/platform/game/olmos-saltanati/demo?locale=ru&theme=dark`,
    article: {
      title: /<h1[^>]*>([^<]*)/.exec(article)?.[1] ?? '',
      html: /<ol>[\s\S]*?(?=<\/div>)/.exec(article)?.[0] ?? '',
    },
  }
}

/** Serves the rival's pages. `cookie`: a player's session, for the data of the deposit page. */
export async function putRival(server: MemoryServer, site: string, cookie: string): Promise<void> {
  const data = await readData(site, cookie)
  const folder = await mkdtemp(join(tmpdir(), 'marquee-rival-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'client.tsx') },
    },
  })
  let assets = ''
  for (const name of await readdir(join(folder, 'assets'))) {
    const path = `/assets/${name}`
    const isStyle = name.endsWith('.css')
    server.put(path, isStyle ? 'text/css' : 'text/javascript', await readFile(join(folder, 'assets', name)))
    assets += isStyle
      ? `<link rel="stylesheet" href="${path}">`
      : `<script type="module" src="${path}"></script>`
  }
  await rm(folder, { recursive: true })

  const { query, dataRoutes } = createStaticHandler(routes(() => Promise.resolve(data)))
  for (const path of ['/gamehall', '/game/olmos-saltanati', '/cashier/deposit', '/sports', '/help/deposit']) {
    const context = await query(new Request(`http://localhost${path}`))
    if (context instanceof Response || context.statusCode !== 200) throw new Error(`No page at ${path}`)
    const router = createStaticRouter(dataRoutes, context)
    const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    const state = JSON.stringify({ loaderData: context.loaderData }).replaceAll('<', String.raw`\u003c`)
    server.put(
      path,
      'text/html; charset=utf-8',
      '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>marra</title>' +
        `<meta name="viewport" content="width=device-width, initial-scale=1">${assets}</head>` +
        `<body><div id="root">${html}</div><script>window.rivalState=${state}</script></body></html>`,
    )
  }
}
