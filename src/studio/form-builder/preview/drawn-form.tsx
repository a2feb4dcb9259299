import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { type Locale } from '../../../../schemas/locale.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { compileForm } from '../../../lib/data/compile-form.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { I18nContext, useTranslation } from '../../../lib/i18n/use-translation.ts'
import { setOperationSource } from '../../../renderer/actions.ts'
import { BlockBoundary } from '../../../renderer/blocks/block-boundary.tsx'
import { compound } from '../../../../forms/react/compound/index.ts'
import { interpret } from '../../../../forms/interpret.ts'
import { DocumentForm } from '../../../renderer/form/document-form.tsx'
import previewStyles from '../../preview/preview.module.css'
import { useTranslatePhrase } from '../../issues/use-translate-issue.ts'
import { useSiteLocales } from '../../site-locales.ts'
import { useCatalogues } from '../errors/use-catalogues.ts'
import { renderableForm } from './renderable-form.ts'
import { Message } from '../../kit/message.tsx'
import styles from '../form-builder.module.css'
import type { Scheme } from './theme-scope.ts'
import { useSharedMessages } from './use-shared-messages.ts'

// The preview never calls the platform: every operation returns the submitted values.
setOperationSource(() => Promise.resolve((values) => Promise.resolve(values)))

interface DrawnFormProps {
  name: string
  body: unknown
  locale: Locale
  width: number
  scheme: Scheme
  /** Initial values. */
  values?: unknown
  /** Id of the form element. */
  id: string
  /** Wraps the form that is edited; without it players' input can be tried. */
  canvas?: (form: ReactNode) => ReactNode
}

/** A form as players will see it, updated with every change. */
export function DrawnForm({ name, body, locale, width, scheme, values, id, canvas }: DrawnFormProps) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const locales = useSiteLocales()
  const catalogues = useCatalogues()
  const shared = useSharedMessages()
  const [sent, setSent] = useState<unknown>(null)
  const forgetSent = useCallback(() => setSent(null), [])
  const i18n = useMemo(() => {
    const texts = catalogues.textsOf(locale)
    return texts && createI18n(locale, texts)
  }, [catalogues, locale])
  const drawable = useMemo(() => renderableForm(body, locales), [body, locales])
  const form = useMemo(
    () =>
      'form' in drawable && shared !== undefined
        ? compileForm({ key: name, version: 1, body: drawable.form }, shared, '', locale)
        : null,
    [drawable, shared, name, locale],
  )
  if ('reason' in drawable)
    return (
      <Message tone="warning" role="status">
        {t('builder.undrawable')} {drawable.reason && translate(drawable.reason)}
      </Message>
    )
  if (!form || !i18n) return <p className={previewStyles.loading}>{t('loading')}</p>
  const drawn = (
    <I18nContext value={i18n}>
      <BlockBoundary blockId={name} hasFailed={false}>
        <DocumentForm
          compound={compound}
          interpret={interpret}
          key={`${form.strategy}/${form.steps?.length ?? 0}`}
          id={id}
          form={form}
          values={isRecord(values) ? values : undefined}
          isComplete={canvas !== undefined}
          onDone={setSent}
          onValuesChange={forgetSent}
        />
      </BlockBoundary>
    </I18nContext>
  )
  return (
    <>
      <div
        className={styles.paper}
        data-skin=""
        data-scheme={scheme}
        lang={locale}
        style={{ maxWidth: `${width}px` }}
      >
        {canvas ? canvas(drawn) : drawn}
      </div>
      {!canvas && (
        <div role="status" className={styles.sent}>
          {sent === null ? (
            <p className={previewStyles.loading}>{t('builder.notSent')}</p>
          ) : (
            <>
              <h2 className={styles.sentTitle}>{t('builder.sent', { operation: form.submit.operation })}</h2>
              <pre className={styles.data}>{JSON.stringify(sent, null, 2)}</pre>
            </>
          )}
        </div>
      )}
    </>
  )
}
