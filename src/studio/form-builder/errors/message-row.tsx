import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Locale } from '../../../../schemas/locale.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { localeName, useSiteLocales } from '../../site-locales.ts'
import { InlineHint } from '../../kit/text.tsx'
import { Row } from '../../kit/layout.tsx'
import styles from '../modes.module.css'

interface MessageRowProps {
  title: string
  /** When players read it, if the title does not say so. */
  hint?: string | undefined
  textOf: (locale: Locale) => string
  /** The language of that text: another one if it completes a missing text; undefined: unknown. */
  languageOf: (locale: Locale) => Locale | undefined
  /** Where the text is from. */
  source: string
  /** Ways to change it. */
  children: ReactNode
}

/** A message that players can read, in each language, with ways to change it. */
export function MessageRow({ title, hint, textOf, languageOf, source, children }: MessageRowProps) {
  const { t } = useTranslation()
  const locales = useSiteLocales()
  return (
    <li className={styles.message}>
      <strong>{title}</strong>
      {hint !== undefined && <InlineHint>{hint}</InlineHint>}
      <dl className={styles.texts}>
        {locales.map(({ code, name }) => {
          const language = languageOf(code) ?? code
          return (
            <div key={code}>
              <dt className={styles.hint}>{name}</dt>
              <dd lang={language} className={styles.text}>
                {textOf(code) || t('builder.errors.missing')}
              </dd>
              {language !== code && (
                <dd className={classNames(styles.hint, styles.completed)}>
                  {t('builder.errors.completed', { language: localeName(language) })}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <Row>
        <InlineHint>{source}</InlineHint>
        {children}
      </Row>
    </li>
  )
}

/** Leads to a text: in this form by its pointer, in another document by its address. */
export function EditText({ pointer, address, onJump, label }: EditTextProps) {
  const { t } = useTranslation()
  const verb = label ?? t('builder.errors.edit')
  return address === undefined ? (
    <button type="button" className={styles.link} onClick={() => onJump(pointer)}>
      {verb}
    </button>
  ) : (
    <Link className={styles.link} to={`/documents/${address}#${pointer}`}>
      {verb}
    </Link>
  )
}

interface EditTextProps {
  pointer: string
  /** `kind/key` of the other document. */
  address?: string
  onJump: (pointer: string) => void
  label?: string
}
