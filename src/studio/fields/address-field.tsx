import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox, Field } from '../../ui/controls/field.tsx'
import styles from './fields.module.css'

interface AddressFieldProps {
  id: string
  address: string
  error: string | undefined
  /** Opens the dialog for another address; undefined: the user may not change it. */
  onMove: (() => void) | undefined
}

/** The address of a page, which a dialog changes: links to it change, too, and the old one may have to lead there. */
export function AddressField({ id, address, error, onMove }: AddressFieldProps) {
  const { t } = useTranslation()
  return (
    <Field id={id} label={t('rename.route')} error={error}>
      {(control) => (
        <div className={styles.added}>
          <ControlBox invalid={error !== undefined}>
            <input {...control} type="text" readOnly value={address} />
          </ControlBox>
          {onMove && (
            <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={onMove}>
              {t('rename.move')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
