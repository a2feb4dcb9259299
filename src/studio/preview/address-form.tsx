import { useState } from 'react'
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
  const [typed, setTyped] = useState(path)
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault()
        onShow(typed === '' || typed.startsWith('/') ? typed : `/${typed}`)
      }}
    >
      <input
        className={styles.path}
        aria-label={t('preview.path')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary" size="s">
        {t('preview.show')}
      </Button>
    </form>
  )
}
