import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId } from 'react'
import useSWR from 'swr'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Select } from '../../../src/ui/controls/select.tsx'
import styles from './requisite-choice.module.css'

interface BankSelectProps {
  chosen: EntityId | null
  isMissing: boolean
  onChoose: (id: EntityId | null) => void
}

/** The receiving bank, from the platform's list. */
export function BankSelect({ chosen, isMissing, onChoose }: BankSelectProps) {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useSWR('cashier.getbanks', () => callApi('cashier.getbanks'))
  return (
    <div className={styles.bank}>
      <label htmlFor={id}>{t('cashier.withdrawal.bank')}</label>
      <Select
        id={id}
        value={chosen ?? ''}
        aria-invalid={isMissing}
        invalid={isMissing}
        onChange={({ currentTarget: { value } }) =>
          onChoose(data?.items.find((bank) => String(bank.id) === value)?.id ?? null)
        }
      >
        <option value="">{t('cashier.withdrawal.chooseBank')}</option>
        {data?.items.map((bank) => (
          <option key={bank.id} value={bank.id}>
            {bank.name}
          </option>
        ))}
      </Select>
    </div>
  )
}
