import { Script } from 'node:vm'
import { SiteSettings } from '../../../../schemas/documents/settings/settings.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { isOfOrigin } from '../../../lib/origin.ts'
import { trusted } from '../../model/contracts.ts'
import { readSnippet } from '../../read/compile/compile-snippets.ts'
import { at, rule } from './rule.ts'

/** Scripts that no browser would run. Data and modules have rules of their own. */
function syntaxErrors(code: string): string[] {
  return [...code.matchAll(/<script>([\s\S]*?)<\/script\s*>/gi)].flatMap(([, script = '']) => {
    try {
      new Script(script)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

/** Code of the site's owners that cannot run, or not under the Content-Security-Policy. */
export const unsupportedSnippet = rule({
  code: 'unsupported-snippet',
  on: 'snippet',
  severity: 'error',
  find({ body }) {
    const hint = phrase`Only script, meta and noscript with their code are possible here; try the code in a browser first`
    const read = readSnippet(body.code)
    if ('fault' in read) return [at('/code', read.fault, hint)]
    const unlisted = read.addresses.filter(
      ({ address, needs }) => needs === 'scriptHosts' && !isListed(address, body.scriptHosts),
    )
    return [
      ...syntaxErrors(body.code).map((cause) =>
        at('/code', phrase`The script has an error, so the browser would not run it: ${cause}`, hint),
      ),
      ...unlisted.map(({ address }) =>
        at('/code', phrase`Pages would not load ${address}`, whereHostBelongs(address, 'scriptHosts')),
      ),
    ]
  },
})

const isListed = (address: string, origins: readonly string[] = []) =>
  origins.some((origin) => isOfOrigin(address, origin))

/** Services with settings of their own, by which their code runs on an origin without players. */
const servicesWithSettings = [
  { host: /(?:^|\.)googletagmanager\.com$/, setting: 'tagManager' },
  { host: /(?:^|\.)google-analytics\.com$/, setting: 'googleAnalytics' },
  { host: /^mc\.yandex\.\w+$/, setting: 'metrics' },
]

function whereHostBelongs(address: string, lists: string): Phrase {
  const { hostname, origin } = new URL(address)
  const service = servicesWithSettings.find(({ host }) => host.test(hostname))
  return service === undefined
    ? phrase`If the code needs it, add ${origin} to ${lists} of the snippet`
    : phrase`Better enter the service as "${service.setting}" in settings/analytics, where its code runs apart from players' pages. Otherwise add ${origin} to ${lists} of the snippet`
}

/** Hosts in the code of the site's owners that the policy of pages leaves out. They may be the text of a link. */
export const unlistedHost = rule({
  code: 'unlisted-host',
  on: 'snippet',
  severity: 'warning',
  async find({ body, site }) {
    const read = readSnippet(body.code)
    if ('fault' in read) return []
    const { scriptHosts = [], connectHosts = [], imageHosts = [], frameHosts = [] } = body
    const settings = await site.read('settings', 'site')
    const ofSite = settings ? trusted(SiteSettings, settings.body, 'settings/site') : null
    const lists = {
      scriptHosts,
      connectHosts,
      imageHosts: [...imageHosts, ...(ofSite?.imageHosts ?? [])],
      frameHosts: [...frameHosts, ...(ofSite?.frameHosts ?? [])],
    }
    const anyList = Object.values(lists).flat()
    const unlisted = read.addresses.filter(
      ({ address, needs }) =>
        needs !== 'scriptHosts' &&
        URL.canParse(address) &&
        !isListed(address, needs ? lists[needs] : anyList),
    )
    const places = new Map(
      unlisted.map(({ address, needs }) => [`${needs}${new URL(address).origin}`, { address, needs }]),
    )
    return [...places.values()].map(({ address, needs }) =>
      at(
        '/code',
        phrase`The code names ${new URL(address).origin}, from which pages load nothing`,
        whereHostBelongs(address, needs ?? 'scriptHosts, connectHosts, imageHosts or frameHosts'),
      ),
    )
  },
})
