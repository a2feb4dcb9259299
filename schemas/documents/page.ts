import { Type, type Static } from 'typebox'
import { inBuiltIn } from '../locale.ts'
import { pageRoleNames } from '../roles/page-roles.ts'
import { Blocks } from './blocks/block.ts'
import { localizedText } from './localized.ts'
import { documentKey, mediaAddress } from './reference.ts'
import { Samples } from './samples.ts'
import { Robots } from './seo/seo-parts.ts'

export const layoutNames = ['default', 'empty', 'game', 'svg-sprite'] as const
export type LayoutName = (typeof layoutNames)[number]

/** Pages that the site itself shows; all must exist. Each is named by its key. */
export const systemPages = [
  'maintenance',
  'not-found',
  'forbidden',
  'user-blocked',
  'unsubscribe',
  'slot-error',
] as const
export type SystemPage = (typeof systemPages)[number]

/** What is behind the blocks of a page. Texts stay readable on it in both colour schemes. */
const PageBackground = Type.Object(
  {
    tone: Type.Optional(
      Type.Enum(['band', 'accent'], {
        description:
          'band: muted background; accent: tinted with the accent colour at the top. Default: that of the site',
      }),
    ),
    picture: Type.Optional(
      mediaAddress('Picture at the top of the page, fading out downwards, under a veil. Default: none'),
    ),
  },
  {
    additionalProperties: false,
    description: 'What is behind the blocks. Default: the background of the site',
  },
)
export type PageBackground = Static<typeof PageBackground>

const Seo = Type.Object(
  {
    title: localizedText(70, 'Title in the browser tab and in search results'),
    description: Type.Optional(localizedText(170, 'One or two sentences below the title in search results')),
    robots: Type.Optional(Robots),
    url: Type.Optional(
      Type.String({
        pattern: '^/[A-Za-z0-9/_.-]*$',
        maxLength: 200,
        description:
          'SEO record for addresses of this page that have no record of their own, such as /game for all games',
      }),
    ),
  },
  { additionalProperties: false },
)

export const Page = Type.Object(
  {
    role: Type.Optional(
      Type.Enum([...pageRoleNames], {
        description:
          'What the page does on the site. Links of the site lead to the page with the role, whatever its address is; each role has one page',
      }),
    ),
    route: Type.Optional(
      Type.String({
        pattern: '^/[A-Za-z0-9/_:-]*$',
        description:
          'Address without language prefix, such as /rules or /game/:sysname. Optional for system pages.',
      }),
    ),
    layout: Type.Enum([...layoutNames], {
      description: 'default: header and footer; empty: no header or footer; game: narrow header',
    }),
    background: Type.Optional(PageBackground),
    access: Type.Optional(
      Type.Enum(['public', 'authenticated'], {
        description:
          'Content pages are public; protected areas of the site require a login regardless of this setting',
      }),
    ),
    feature: Type.Optional(
      Type.String({
        picks: 'feature',
        description: 'A feature switch of the functional settings: while it is off, the page does not exist',
      }),
    ),
    query: Type.Optional(
      Type.Array(Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }), {
        maxItems: 12,
        description: 'Query keys that the page reads',
      }),
    ),
    gesturePopup: Type.Optional(
      documentKey(
        'popup',
        'Popup that asks for a first tap, for pages with sound that browsers block until then; shown once per visit, and only if the visitor has not tapped yet',
      ),
    ),
    seo: Seo,
    blocks: Blocks,
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Page = Static<typeof Page>

/** A page without an address and texts. */
export const blankPage = (layout: LayoutName, blocks: Page['blocks'] = []): Page => ({
  layout,
  seo: { title: inBuiltIn(() => '-') },
  blocks,
})

/** The blocks before and after those of a page. Key: the layout's name. */
export const Layout = Type.Object(
  { header: Blocks, footer: Blocks, samples: Samples },
  { additionalProperties: false },
)
export type Layout = Static<typeof Layout>
