import { formOf } from '../../../schemas/roles/role-table.ts'
import { useId, useState } from 'react'
import { callApi } from '../../../src/lib/api/client.ts'
import { setBalanceHidden, useIsBalanceHidden } from '../../../src/lib/preferences/hidden-balance.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLanguageLinks } from '../../../src/renderer/navigation/language-links.ts'
import { FormView } from '../../../src/renderer/form/form-view.tsx'
import { useConfig, useFacts } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import { refreshSession, useSession } from '../../../src/modules/session/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { AccountCard, Problem, SettingRow, SwitchRow } from '../../../src/modules/account/index.ts'
import styles from './preferences-card.module.css'
import { useTask } from '../../../src/lib/data/use-task.ts'

interface PreferencesCardProps {
  blockId: string
  /** Called after the currency has changed, so that displayed amounts are reloaded. */
  onCurrencyChange: () => void
}

/** Display preferences and the public name; each change is saved immediately. */
export function PreferencesCard({ blockId, onCurrencyChange }: PreferencesCardProps) {
  const { t } = useTranslation()
  const isHidden = useIsBalanceHidden()
  return (
    <AccountCard id={blockId} title={t('profile.preferences.title')}>
      <div>
        <Language />
        <Currency onChange={onCurrencyChange} />
        <SwitchRow
          title={t('profile.preferences.hideBalance')}
          hint={t('profile.preferences.hideBalanceHint')}
          checked={isHidden}
          onChange={setBalanceHidden}
        />
        <PublicName />
      </div>
    </AccountCard>
  )
}

/** Links to this page in other languages; the account stores the choice after the navigation. */
function Language() {
  const { t } = useTranslation()
  const links = useLanguageLinks()
  const id = useId()
  return (
    <SettingRow id={id} title={t('header.language')} hint={t('profile.preferences.languageHint')}>
      <nav className={styles.languages} aria-labelledby={id}>
        {links.map(({ code, href, language, name, isCurrent }) => (
          <a
            key={code}
            href={href}
            hrefLang={language}
            lang={language}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </SettingRow>
  )
}

function Currency({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation()
  const { general } = useConfig()
  const { currency } = useFacts()
  const id = useId()
  const { run, isPending, problem } = useTask(async (wanted: string) => {
    await callApi('account.setCurrency', { currency: wanted })
    await refreshSession()
    onChange()
    showToast({ kind: 'success', title: t('profile.preferences.currencyDone', { currency: wanted }) })
  })
  const choices = [...new Set([currency, ...general.available_currencies])].sort()
  return (
    <SettingRow
      title={<label htmlFor={id}>{t('profile.preferences.currency')}</label>}
      hint={t('profile.preferences.currencyHint')}
    >
      <Select
        id={id}
        className={styles.currency}
        value={currency}
        disabled={isPending}
        onChange={({ currentTarget }) => run(currentTarget.value)}
      >
        {choices.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      {problem && <Problem>{problem}</Problem>}
    </SettingRow>
  )
}

function PublicName() {
  const { t } = useTranslation()
  const { account } = useSession()
  const [isEditing, setIsEditing] = useState(false)
  const name = account?.fakename ?? ''
  return (
    <SettingRow
      title={t('profile.preferences.name')}
      hint={name === '' ? t('profile.preferences.noName') : t('profile.preferences.nameNow', { name })}
    >
      {isEditing ? (
        <div className={styles.name}>
          <FormView
            formKey={formOf('fakename')}
            rows={1}
            hideTitle
            values={name === '' ? {} : { fakename: name }}
            onDone={() => setIsEditing(false)}
          />
          <Button variant="ghost" onClick={() => setIsEditing(false)}>
            {t('profile.cancel')}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" size="s" onClick={() => setIsEditing(true)}>
          {t('profile.preferences.changeName')}
        </Button>
      )}
    </SettingRow>
  )
}
