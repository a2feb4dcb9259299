import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onCancel}>
      <div className={styles.dialogHead}>
        <h2 id={id} className={styles.dialogTitle}>
          {t('builder.add')}
        </h2>
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className={styles.offers}>
        <ul className={styles.entries}>
          {fieldKinds.map((kind) => {
            const { name, help } = kindTexts(kind, language)
            return (
              <li key={kind}>
                <button type="button" className={styles.entry} onClick={() => onAdd(kind)}>
                  <strong>{name}</strong>
                  <span>{help}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </dialog>
  )
}
