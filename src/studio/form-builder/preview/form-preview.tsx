import { useCallback, useMemo, useState } from 'react'
import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { isLocale, locales, type Locale } from '../../../../schemas/locale.ts'
import { compileForm } from '../../../lib/data/compile-form.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { I18nContext, useTranslation } from '../../../lib/i18n/use-translation.ts'
import { setOperationSource } from '../../../renderer/actions.ts'
import { BlockBoundary } from '../../../renderer/blocks/block-boundary.tsx'
import { SchemaForm } from '../../../renderer/form/schema-form.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import previewStyles from '../../preview/preview.module.css'
import { Select } from '../../preview/visitor-choice.tsx'
import { useTranslatePhrase } from '../../issues/use-translate-issue.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { renderableForm, isDictionary } from './renderable-form.ts'
import styles from '../form-builder.module.css'
import { schemes, type Scheme } from './theme-scope.ts'
import { useSiteTheme } from './use-site-theme.ts'

// The preview never calls the platform: every operation returns the submitted values.
setOperationSource(() => Promise.resolve((values) => Promise.resolve(values)))

const widths = ['390', '820'] as const
type Width = (typeof widths)[number]

/** A form as players will see it, updated with every change; on submit it shows the values it would send. */
export function FormPreview({ name, body }: { name: string; body: unknown }) {
  const { t } = useTranslation()
  const [locale, setLocale] = useState<Locale>('uz')
  const [width, setWidth] = useState<Width>('390')
  const { defaultScheme = 'dark' } = useSiteTheme()
  const [chosenScheme, setScheme] = useState<Scheme | null>(null)
  const scheme = chosenScheme ?? defaultScheme
  return (
    <section className={previewStyles.preview} aria-label={t('preview.title')}>
      <div className={previewStyles.bar}>
        <Tabs
          label={t('preview.width')}
          value={width}
          onChange={setWidth}
          tabs={widths.map((value) => ({ value, label: value }))}
        />
        <Select
          label={t('preview.locale')}
          value={locale}
          options={locales.map(({ code, name: language }) => ({ value: code, label: language }))}
          onChange={(value) => isLocale(value) && setLocale(value)}
        />
        <Select
          label={t('preview.scheme')}
          value={scheme}
          options={schemes.map((value) => ({ value, label: t(`preview.schemes.${value}`) }))}
          onChange={(value) => setScheme(schemes.find((each) => each === value) ?? null)}
        />
      </div>
      <DrawnForm key={locale} name={name} body={body} locale={locale} width={width} scheme={scheme} />
    </section>
  )
}

interface DrawnFormProps {
  name: string
  body: unknown
  locale: Locale
  width: Width
  scheme: Scheme
}

function DrawnForm({ name, body, locale, width, scheme }: DrawnFormProps) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const { data: texts } = useStudioData('documents.read', { kind: 'messages', key: locale })
  const { data: shared } = useStudioData('documents.read', { kind: 'dictionary', key: 'default' })
  const [sent, setSent] = useState<unknown>(null)
  const forgetSent = useCallback(() => setSent(null), [])
  const i18n = useMemo(() => texts && createI18n(locale, texts.body), [texts, locale])
  const drawable = useMemo(() => renderableForm(body), [body])
  const form = useMemo(
    () =>
      'form' in drawable && shared !== undefined
        ? compileForm({ key: name, version: 1, body: drawable.form }, sharedMessages(shared), '', locale)
        : null,
    [drawable, shared, name, locale],
  )
  if ('reason' in drawable)
    return (
      <p role="status" className={styles.undrawable}>
        {t('builder.undrawable')} {drawable.reason && translate(drawable.reason)}
      </p>
    )
  if (!form || !i18n) return <p className={previewStyles.loading}>{t('loading')}</p>
  return (
    <>
      <div
        className={styles.paper}
        data-skin=""
        data-scheme={scheme}
        lang={locale}
        style={{ maxWidth: `${width}px` }}
      >
        <I18nContext value={i18n}>
          <BlockBoundary blockId={name} hasFailed={false}>
            <SchemaForm
              key={`${form.strategy}/${form.steps?.length ?? 0}`}
              id="preview"
              form={form}
              onDone={setSent}
              onValuesChange={forgetSent}
            />
          </BlockBoundary>
        </I18nContext>
      </div>
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
    </>
  )
}

/** Validation messages shared by all forms. */
function sharedMessages(document: StoredDocument | null) {
  const body: unknown = document?.body
  return isDictionary(body) ? { key: 'default', version: 1, body } : null
}
