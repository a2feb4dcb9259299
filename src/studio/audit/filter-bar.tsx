import { useTranslation } from 'react-i18next'
import { auditGroupNames } from '../../../schemas/studio/audit.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { documentKinds, type FilterName, type useAuditFilters } from './audit-filters.ts'
import { LabelledSelect, SmallField, SmallInput } from '../kit/small-field.tsx'
import { SearchBox } from '../kit/field.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import styles from './audit.module.css'

/** A search, and filters by user, group of actions, kind of document and period. */
export function FilterBar({ valueOf, set, reset, isFiltered }: ReturnType<typeof useAuditFilters>) {
  const { t } = useTranslation()
  const { data: users = [] } = useStudioData('users.list', {})
  const choice = (name: FilterName, label: string, options: [value: string, text: string][]) => (
    <LabelledSelect
      label={label}
      className={styles.filter}
      value={valueOf(name)}
      options={[
        { value: '', label: t('audit.all') },
        ...options.map(([value, text]) => ({ value, label: text })),
      ]}
      onChange={(value) => set(name, value)}
    />
  )
  const day = (name: FilterName, label: string) => (
    <SmallField label={label} className={styles.filter}>
      {(id) => (
        <SmallInput
          id={id}
          type="date"
          max="9999-12-30"
          value={valueOf(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      )}
    </SmallField>
  )
  return (
    <Stack role="search" aria-label={t('audit.title')}>
      <SearchBox
        label={t('audit.search')}
        hasIcon
        value={valueOf('query')}
        onChange={(text) => set('query', text)}
      />
      <Row role="group" aria-label={t('audit.filters')} gap={12} align="end">
        {choice(
          'user',
          t('audit.user'),
          users.map(({ id, name, login }) => [String(id), `${name} (${login})`]),
        )}
        {choice(
          'group',
          t('audit.group'),
          auditGroupNames.map((group) => [group, t(`audit.groups.${group}`)]),
        )}
        {choice(
          'kind',
          t('audit.kind'),
          documentKinds.map((kind) => [kind, t(`kinds.${kind}`)]),
        )}
        {day('from', t('audit.from'))}
        {day('to', t('audit.to'))}
        {isFiltered && (
          <Button variant="ghost" size="s" onClick={reset}>
            {t('audit.reset')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
