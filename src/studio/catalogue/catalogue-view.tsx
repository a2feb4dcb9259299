import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { builtInCodes, catalogueOf, fallbackCatalogue } from '../../../schemas/locale.ts'
import { Conflict } from '../editor/conflict.tsx'
import { SaveStateLine } from '../editor/saving/save-state-line.tsx'
import type { EditedDocument } from '../editor/use-document.ts'
import { localeName, siteLocales } from '../site-locales.ts'
import { CatalogueTable } from './catalogue-table.tsx'
import { Siblings } from './siblings.tsx'
import { Hint } from '../kit/text.tsx'
import styles from './catalogue.module.css'

/** Catalogues with the same texts in different languages. The Studio has languages of its own. */
function familyOf(name: string): readonly string[] {
  const families = [
    [...new Set([fallbackCatalogue, ...siteLocales().map(({ code }) => catalogueOf(code))])],
    builtInCodes.map((code) => `studio.${code}`),
  ]
  return families.find((family) => family.includes(name)) ?? [name]
}

/** The language of a catalogue is the end of its name. */
function languageOf(name: string): string {
  const language = name.split('.').at(-1) ?? name
  return language === fallbackCatalogue ? 'English' : localeName(language)
}

interface CatalogueViewProps {
  /** The open catalogue. */
  name: string
  edited: EditedDocument
  issues: readonly DocumentIssue[]
  /** The text to focus; a new object triggers a new jump. */
  target: { pointer: string } | null
  isReadOnly: boolean
}

/** The texts of the interface as a searchable list, with all languages of a text side by side. */
export function CatalogueView({ name, edited, ...rest }: CatalogueViewProps) {
  const { t } = useTranslation()
  const family = familyOf(name)
  return (
    <Siblings names={family.filter((each) => each !== name)}>
      {(siblings) => {
        const changed = siblings.filter((each) => each.edited.hasDraft)
        const columns = family.flatMap((each) => {
          const column = each === name ? { name, edited } : siblings.find((other) => other.name === each)
          return column ? [{ ...column, language: languageOf(each) }] : []
        })
        return (
          <div className={styles.view}>
            {siblings.map((each) => (
              <div key={each.name}>
                <Conflict edited={each.edited} />
                {each.edited.state.status !== 'saved' && <SaveStateLine state={each.edited.state} />}
              </div>
            ))}
            {changed.length > 0 && (
              <Hint>
                {t('catalogue.others')}{' '}
                {changed.map((each) => (
                  <Link key={each.name} className={styles.link} to={`/documents/messages/${each.name}`}>
                    {languageOf(each.name)}
                  </Link>
                ))}
              </Hint>
            )}
            <CatalogueTable {...rest} name={name} columns={columns} />
          </div>
        )
      }}
    </Siblings>
  )
}
