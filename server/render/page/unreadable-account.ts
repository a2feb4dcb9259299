import type { CompiledPage } from '../../../schemas/compiled.ts'
import { lookUp } from '../../../src/lib/i18n/look-up.ts'
import type { PageUrl } from './page-url.ts'

/** What a player reads in place of a page that needs the account, if that cannot be read: why, and a retry. */
export function unreadableAccount(
  page: CompiledPage,
  catalogue: Readonly<Record<string, unknown>>,
  { path, search }: PageUrl,
): CompiledPage {
  const title = lookUp(catalogue, 'system.account.title')
  const message = {
    pictures: ['bolt'],
    title,
    text: lookUp(catalogue, 'system.account.text'),
    buttons: [
      {
        label: lookUp(catalogue, 'system.account.retry'),
        action: { type: 'navigate', to: `${path}${search}` },
        variant: 'primary',
      },
    ],
  }
  const blocks = [{ id: 'account', type: 'SystemMessage', props: message }]
  return { ...page, seo: { ...page.seo, title }, blocks }
}
