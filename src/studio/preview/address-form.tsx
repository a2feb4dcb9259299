import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './preview.module.css'

interface AddressFormProps {
  /** The displayed path. */
  path: string
  /** Empty: the document's own. */
  onShow: (path: string) => void
}

/** The address of the displayed page, where another one can be asked for. */
export function AddressForm({ path, onShow }: AddressFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(path)
  const [shown, setShown] = useState(path)
  // Another page is shown. The field stays, and with it the focus.
  if (shown !== path) {
    setShown(path)
    setTyped(path)
  }
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        onShow(typed === '' || typed.startsWith('/') ? typed : `/${typed}`)
      }}
    >
      <div className={styles.condition}>
        <label htmlFor={id}>{t('preview.path')}</label>
        <input
          id={id}
          className={styles.path}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" size="s">
        {t('preview.show')}
      </Button>
    </form>
  )
}
