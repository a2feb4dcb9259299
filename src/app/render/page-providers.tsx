import { useMemo, type ReactNode } from 'react'
import { factsOf } from '../../lib/facts.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { useSession } from '../../modules/session/index.ts'
import { RenderProvider, type RenderContextValue } from '../../renderer/render-context.tsx'
import type { PageData } from './page-data.ts'
import { I18nContext } from '../../lib/i18n/use-translation.ts'

interface PageProvidersProps {
  data: PageData
  /** Query of the address. */
  search: string
  children: ReactNode
}

/** Identifies an answer, so that data requested for one is not shown for another. */
function scopeOf({ answer }: PageData): string {
  return `${answer.locale}:${answer.path}:${answer.contentVersion}`
}

/** Provides the page, its dialogs and its toasts with their contexts. */
export function PageProviders({ data, search, children }: PageProvidersProps) {
  const { account, isUnknown } = useSession()
  const value = useMemo<RenderContextValue>(
    () => ({
      locale: data.answer.locale,
      config: data.config,
      facts: factsOf(
        {
          locale: data.answer.locale,
          config: data.config,
          session: { account, isUnknown },
          answer: data.answer,
        },
        pickQuery(search, data.answer.page.query),
      ),
      path: data.answer.path,
      page: data.answer.page,
      params: data.answer.params,
      components: data.components,
      preview: data.config.preview !== undefined,
      scope: `${scopeOf(data)}:${account?.uid ?? 'guest'}`,
      ...(data.renderedHtml && { renderedHtml: data.renderedHtml }),
      ...(data.playerMarks && { playerMarks: data.playerMarks }),
      ...(data.deferred && { deferred: data.deferred }),
    }),
    [data, account, isUnknown, search],
  )
  return (
    <I18nContext value={data.i18n}>
      <RenderProvider value={value}>{children}</RenderProvider>
    </I18nContext>
  )
}
