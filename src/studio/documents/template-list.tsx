import { useTranslation } from 'react-i18next'
import { type DocumentKind, kindOf } from '../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { isForAdmins } from '../../../schemas/studio/roles.ts'
import { StudioIcon } from '../shell/studio-icon.tsx'
import { useMay } from '../session/use-session.ts'
import { nameOf } from './find-documents.ts'
import { sections } from './sections.ts'
import { TemplateSketch } from '../thumbnails/template-sketch.tsx'
import { Thumbnail } from '../thumbnails/thumbnail.tsx'
import { useTemplateTitle } from './use-template-title.ts'
import { fixedDocuments, templates, type DocumentTemplate } from './templates/templates.ts'
import styles from './new-document.module.css'

interface TemplateListProps {
  documents: readonly DocumentSummary[]
  /** Offers templates of these kinds only; undefined: all, and copies. */
  kinds?: readonly DocumentKind[] | undefined
  onChoose: (template: DocumentTemplate | 'copy') => void
}

/** Everything that a new document can start with, by kind. */
export function TemplateList({ documents, kinds: wanted, onChoose }: TemplateListProps) {
  const { t } = useTranslation()
  const titleOf = useTemplateTitle()
  const isAdmin = useMay('admin')
  const names = new Set(documents.map(nameOf))
  const exists = ({ kind, key }: DocumentTemplate) => key !== undefined && names.has(nameOf({ kind, key }))
  const missing = fixedDocuments.filter((each) => !exists(each))
  const offered = [...templates, ...missing].filter(
    (each) => (isAdmin || !isForAdmins(each)) && wanted?.includes(each.kind) !== false,
  )
  const kinds = sections
    .flatMap((section) => section.kinds)
    .filter((kind) => offered.some((each) => each.kind === kind))
  return (
    <div className={styles.offers} tabIndex={-1}>
      {kinds.map((kind) => (
        <section key={kind}>
          <h3 className={styles.kind}>{t(`kinds.${kind}`)}</h3>
          <ul className={styles.entries}>
            {offered
              .filter((each) => each.kind === kind)
              .map((template) => (
                <li key={`${template.id}/${template.name ?? ''}`} className={styles.card}>
                  {hasLook(template) ? (
                    <span className={styles.picture}>
                      <Thumbnail
                        of="template"
                        name={template.id}
                        isNarrow={kindOf(kind).thumbnail === 'dialog'}
                      />
                    </span>
                  ) : (
                    <span className={styles.picture}>
                      <TemplateSketch template={template} />
                    </span>
                  )}
                  <button type="button" className={styles.entry} onClick={() => onChoose(template)}>
                    <span className={styles.texts}>
                      <strong>{t(`templates.${template.id}.name`, { name: titleOf(template) })}</strong>
                      <span>
                        {t(`templates.${template.id}.text`)}
                        {exists(template) && ` (${t('documents.exists')})`}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {wanted === undefined && documents.length > 0 && (
        <section>
          <h3 className={styles.kind}>{t('documents.copy')}</h3>
          <ul className={styles.entries}>
            <li className={styles.card}>
              <span className={styles.icon}>
                <StudioIcon name="copy" />
              </span>
              <button type="button" className={styles.entry} onClick={() => onChoose('copy')}>
                <span className={styles.texts}>
                  <strong>{t('documents.copy')}</strong>
                  <span>{t('documents.copyText')}</span>
                </span>
              </button>
            </li>
          </ul>
        </section>
      )}
      {wanted === undefined && missing.length === 0 && (
        <p className={styles.note}>{t('documents.fixedKinds')}</p>
      )}
    </div>
  )
}

/** Whether the server can show what is made from a template; the other kinds have a sketch. */
const hasLook = ({ kind, key }: DocumentTemplate) => key === undefined && kindOf(kind).thumbnail !== undefined
