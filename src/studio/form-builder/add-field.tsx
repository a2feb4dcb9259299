import { useTranslation } from 'react-i18next'
import { Dialog } from '../kit/dialog.tsx'
import styles from '../outline/outline.module.css'
import { useLanguage } from '../use-language.ts'
import { fieldKinds, kindTexts, type FieldKind } from './model/field-kinds.ts'

interface AddFieldProps {
  onAdd: (kind: FieldKind) => void
  onCancel: () => void
}

/** All kinds of fields, each with a description. */
export function AddField({ onAdd, onCancel }: AddFieldProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <Dialog title={t('builder.add')} size="xl" hasClose onClose={onCancel}>
      {() => (
        <>
          <div className={styles.offers}>
            <ul className={styles.entries}>
              {fieldKinds.map((kind) => {
                const { name, help } = kindTexts(kind, language)
                return (
                  <li key={kind} className={styles.card}>
                    <button type="button" className={styles.entry} onClick={() => onAdd(kind)}>
                      <strong>{name}</strong>
                      <span>{help}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </div>
        </>
      )}
    </Dialog>
  )
}
