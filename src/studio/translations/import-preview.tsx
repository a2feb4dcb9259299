import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedText, ImportPreview } from '../../../schemas/studio/translations.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useTranslatePhrase } from '../issues/use-translate-issue.ts'
import { localeName } from '../site-locales.ts'
import { shortText } from './plain-text.ts'
import { usePlaceLabel } from './use-place-label.ts'
import { Stack } from '../kit/layout.tsx'
import { Message } from '../kit/message.tsx'
import styles from './exchange.module.css'
import shared from './translations.module.css'

/** Texts that are shown of each list. */
const maxShown = 100

interface ImportPreviewProps {
  preview: ImportPreview
  withOutdated: boolean
  onWithOutdated: (withOutdated: boolean) => void
}

/** What an import would change, and what it leaves out and why. */
export function ImportPreviewView({ preview, withOutdated, onWithOutdated }: ImportPreviewProps) {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  const { locale, changes, outdated, invalid, unchanged, untranslated } = preview
  return (
    <Stack>
      <strong>{t('translations.translationIn', { language: localeName(locale) })}</strong>
      <ul>
        <li>{t('translations.willChange', { count: changes.length })}</li>
        {outdated.length > 0 && <li>{t('translations.isOutdated', { count: outdated.length })}</li>}
        {invalid.length > 0 && <li>{t('translations.isInvalid', { count: invalid.length })}</li>}
        {unchanged > 0 && <li>{t('translations.isUnchanged', { count: unchanged })}</li>}
        {untranslated > 0 && <li>{t('translations.isUntranslated', { count: untranslated })}</li>}
      </ul>
      <List title={t('translations.changes')} texts={changes} isOpen>
        {(text) => (
          <>
            <Change text={text} locale={locale} />
            {text.warning && <Message tone="warning">{translate(text.warning)}</Message>}
          </>
        )}
      </List>
      {outdated.length > 0 && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={withOutdated}
            onChange={({ target }) => onWithOutdated(target.checked)}
          />
          {t('translations.withOutdated')}
        </label>
      )}
      <List title={t('translations.outdatedTexts')} texts={outdated} isOpen={changes.length === 0}>
        {(text) => (
          <>
            <p>
              {t('translations.sourceChanged')} <del>{shortText(text.sourceBefore)}</del> →{' '}
              <ins>{shortText(text.source)}</ins>
            </p>
            <Change text={text} locale={locale} />
          </>
        )}
      </List>
      <List title={t('translations.invalidTexts')} texts={invalid} isOpen>
        {(text) => (
          <>
            <Change text={text} locale={locale} />
            <p className={shared.problem}>{translate(text.reason)}</p>
          </>
        )}
      </List>
    </Stack>
  )
}

function Change({ text: { source, before, after }, locale }: { text: ImportedText; locale: string }) {
  return (
    <>
      <p className={shared.hint}>{shortText(source)}</p>
      <p lang={locale}>
        {before !== '' && (
          <>
            <del>{shortText(before)}</del> →{' '}
          </>
        )}
        <ins>{shortText(after)}</ins>
      </p>
    </>
  )
}

interface ListProps<Text extends ImportedText> {
  title: string
  texts: readonly Text[]
  isOpen?: boolean
  children: (text: Text) => ReactNode
}

function List<Text extends ImportedText>({ title, texts, isOpen = false, children }: ListProps<Text>) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const placeOf = usePlaceLabel()
  if (texts.length === 0) return null
  return (
    <details className={styles.list} open={isOpen}>
      <summary>
        {title} <span className={shared.count}>{texts.length}</span>
      </summary>
      <ul>
        {texts.slice(0, maxShown).map((text, index) => (
          <li key={index} className={styles.change}>
            <span className={styles.changePlace}>
              {titleOf(text)} <span title={text.place}>{placeOf(text)}</span>
            </span>
            {children(text)}
          </li>
        ))}
        {texts.length > maxShown && <li>{t('start.more', { count: texts.length - maxShown })}</li>}
      </ul>
    </details>
  )
}
