import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { builtInSettings } from '../../../schemas/documents/settings/language-settings.ts'
import type { SiteLanguage } from '../../../schemas/locale.ts'
import type { TranslationCounts } from '../../../schemas/studio/overview.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { setAt } from '../json-path.ts'
import { useSiteLocales } from '../site-locales.ts'
import { useStudioData } from '../use-studio-data.ts'
import { AddLanguage } from './add-language.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import { Row } from '../kit/layout.tsx'
import styles from './languages.module.css'

/** What a panel above the fields of a document gets. */
export interface PanelProps extends Pick<PartProps, 'body' | 'edit' | 'isReadOnly'> {
  /** Time of the last save; null: unchanged since it was opened. */
  savedAt: string | null
}

/** The languages of the site with what is left to translate, and the way to add one. Their fields are below. */
export function LanguagesPanel({ body, edit, isReadOnly, savedAt }: PanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const locales = useSiteLocales()
  const { data: counts } = useStudioData('translations.counts', {})
  const { mutate } = useSWRConfig()
  const [isAdding, setAdding] = useState(false)
  const { languages } = body
  const listed: readonly unknown[] = Array.isArray(languages) ? languages : builtInSettings

  useEffect(() => {
    if (savedAt === null) return
    void mutate(['translations.languages', '{}'])
    void mutate(['translations.counts', '{}'])
  }, [savedAt, mutate])

  const write = (next: readonly unknown[]) =>
    edit((draft) => setAt(draft, ['languages'], structuredClone(next)), 'languages')
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('languages.title')}
      </h2>
      <Hint>{t('languages.hint')}</Hint>
      <ul className={styles.list}>
        {locales.map((locale) => (
          <Language
            key={locale.code}
            locale={locale}
            counts={counts?.find((each) => each.locale === locale.code)}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <Row>
          <Button size="s" icon="plus" onClick={() => setAdding(true)}>
            {t('languages.add')}
          </Button>
          {languages === undefined && (
            <Button size="s" variant="outline" onClick={() => write(builtInSettings)}>
              {t('languages.edit')}
            </Button>
          )}
        </Row>
      )}
      {isAdding && (
        <AddLanguage
          locales={locales}
          onAdd={(language) => write([...listed, language])}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

interface LanguageProps {
  locale: SiteLanguage
  counts: TranslationCounts | undefined
}

function Language({ locale: { code, language, name, dir, isDefault, isHidden }, counts }: LanguageProps) {
  const { t } = useTranslation()
  const id = useId()
  const state = isDefault ? 'default' : isHidden ? 'hidden' : 'public'
  const done = counts && counts.total - counts.missing
  return (
    <li className={styles.language}>
      <Row>
        <strong id={id} lang={language} dir={dir}>
          {name}
        </strong>
        <InlineHint>{isDefault ? '/' : `/${code}`}</InlineHint>
        <Badge tone={isHidden ? 'warn' : 'neutral'}>{t(`languages.state.${state}`)}</Badge>
      </Row>
      {counts && done !== undefined && (
        <>
          <ProgressBar
            percent={counts.total === 0 ? 100 : Math.floor((done / counts.total) * 100)}
            labelledBy={id}
          />
          <InlineHint>
            {t('languages.translated', { done, total: counts.total })}{' '}
            {counts.missing > 0 && (
              <Link className={styles.link} to={`/translations?locale=${code}&state=missing`}>
                {t('languages.translate', { count: counts.missing })}
              </Link>
            )}
          </InlineHint>
        </>
      )}
    </li>
  )
}
