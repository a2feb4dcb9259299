import type { CallName } from '../../../schemas/api/calls.ts'
import type { CompiledMenuItem, CompiledPage, SiteConfig } from '../../../schemas/compiled.ts'
import type { Facts } from '../../../schemas/documents/blocks/condition.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { EntryServer } from '../../../src/app/render/server-rendering.ts'
import { factsOf } from '../../../src/lib/facts.ts'
import type { PublishedContent } from '../../content/index.ts'
import { isEmptied, lacksOf } from '../loads/absent-blocks.ts'

/** What menus are reduced by. */
export interface MenuFilter {
  /** Calls that the platform is known to lack. */
  absent: () => readonly CallName[]
  holds: EntryServer['holds']
}

/** Whether neither guests nor players would see anything of the page: they get the not-found page in its place. */
function isEmptyFor(
  { blocks, forPlayers }: CompiledPage,
  absent: ReadonlySet<CallName>,
  facts: Facts,
  holds: MenuFilter['holds'],
): boolean {
  const visitors = forPlayers === true ? (['authenticated'] as const) : (['guest', 'authenticated'] as const)
  return visitors.every((user) =>
    isEmptied(
      blocks.filter(({ when }) => holds(when, { ...facts, user })),
      lacksOf(absent),
    ),
  )
}

/** The menus without entries for pages of which the platform has nothing. */
export async function presentMenus(
  config: SiteConfig,
  locale: Locale,
  gateway: Pick<PublishedContent, 'findPage' | 'page'>,
  { absent, holds }: MenuFilter,
): Promise<SiteConfig['menus']> {
  const missing = new Set(absent())
  if (missing.size === 0) return config.menus
  const facts = factsOf({ locale, config, session: { account: null } }, {})
  async function isPresent({ to }: CompiledMenuItem): Promise<boolean> {
    const found = to === undefined ? null : gateway.findPage(to.replace(/[?#].*/, ''))
    if (found === null) return true
    // A page that cannot be read, such as a broken draft, must not take the configuration of all others with it.
    const page = await gateway.page(found.key, locale).catch(() => null)
    return page === null || !isEmptyFor(page, missing, facts, holds)
  }
  const menus = Object.entries(config.menus).map(async ([key, items]) => {
    const shown = await Promise.all(items.map(isPresent))
    return [key, items.filter((_, index) => shown[index])] as const
  })
  return Object.fromEntries(await Promise.all(menus))
}
