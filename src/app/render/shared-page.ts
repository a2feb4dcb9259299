import { renderToString } from 'react-dom/server'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { setFormats } from '../../../schemas/formats.ts'
import type { Facts } from '../../../schemas/documents/blocks/condition.ts'
import { formatTotal } from '../../lib/format/money.ts'
import { playerName } from '../../lib/player-name.ts'
import { shownBalance } from '../../lib/shown-balance.ts'
import type { PlayerMarks } from '../../renderer/render-context.tsx'
import { initials } from '../../ui/art/avatar.tsx'
import { holds } from '../../renderer/conditions.ts'
import { allBlocks } from './page-data.ts'
import { templateOf, type PageTemplate } from './page-template.ts'
import { factsIn, renderAround, renderSharedBlocks, type Rendering } from './rendering.tsx'
import type { HtmlPart, RenderOutput } from './server-rendering.ts'
import { standInAccount } from './stand-in-account.ts'

/** Stand for a player's own texts. Unguessable, so no content can contain them. */
const secret = crypto.randomUUID()
const playerMarks: PlayerMarks = {
  name: `${secret}:name`,
  initials: `${secret}:initials`,
  balanceLabel: `${secret}:balanceLabel`,
  balance: `${secret}:balance`,
}
const marks = new RegExp(`${secret}:(name|initials|balanceLabel|balance)`)

const isMark = (text: string): text is keyof PlayerMarks => text in playerMarks

/** Renders a page for all visitors with the same facts. */
function renderTemplate(
  rendering: Rendering,
  facts: Facts,
  personalBlocks: ReadonlySet<CompiledBlock>,
): PageTemplate['parts'] {
  const { state, data } = rendering
  const shared = renderSharedBlocks(rendering, allBlocks(data.answer.page), facts)
  // Nothing of this visitor can reach what others see.
  const account = state.session.account && standInAccount(facts)
  const forAll = {
    ...rendering,
    state: { ...state, session: { ...state.session, account } },
    data: { ...data, playerMarks },
  }
  return renderAround(forAll, [...shared.keys()]).flatMap((part): PageTemplate['parts'] => {
    if (typeof part !== 'string')
      return [personalBlocks.has(part.block) ? part : (shared.get(part.block) ?? '')]
    return part.split(marks).map((text, index) => {
      return index % 2 === 1 && isMark(text) ? { mark: text } : text
    })
  })
}

/** A text as React writes it into an element. */
const textHtml = (text: string) => (/["'&<>]/.test(text) ? renderToString(text) : text)

/** The texts of one player in place of the marks, as HTML. */
function playerTexts({ state, data }: Rendering, facts: Facts): PlayerMarks {
  setFormats(data.config.site.formats)
  const { account } = state.session
  const name = playerName(account)
  const shown = account && shownBalance(account, facts.features['bonusIsolation'] === true)
  return {
    name: textHtml(name),
    initials: textHtml(initials(name)),
    balanceLabel: shown ? textHtml(data.i18n.t(`balance.${shown.label}`)) : '',
    balance: shown ? formatTotal(shown.total, data.answer.locale).figure : '',
  }
}

/** The page as a filled template; undefined if it depends on more of the visitor than a template can have gaps for. */
export function renderFromTemplate(
  rendering: Rendering,
): Pick<RenderOutput, 'html' | 'template'> | undefined {
  const { data, url } = rendering
  const { answer, config, i18n } = data
  if (Object.keys(answer.params).length > 0) return undefined
  const facts = factsIn(rendering)
  const template = templateOf(
    {
      page: answer.page,
      data: answer.data,
      key: JSON.stringify([url.pathname, url.search, facts]),
      isShown: ({ when }) => holds(when, facts),
      surroundings: [answer.contentVersion, config, i18n],
    },
    (personalBlocks) => renderTemplate(rendering, facts, personalBlocks),
  )
  if (template === undefined) return undefined
  const texts = playerTexts(rendering, facts)
  const shown = template.parts.flatMap((part) =>
    typeof part === 'object' && 'block' in part ? [part.block] : [],
  )
  const blocks = renderSharedBlocks(rendering, shown, facts)
  const html = template.parts.map((part): HtmlPart => {
    if (typeof part === 'string') return part
    return { personal: 'mark' in part ? texts[part.mark] : (blocks.get(part.block) ?? '') }
  })
  return { html, template }
}
