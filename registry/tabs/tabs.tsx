import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { Tabs as TabList } from '../../src/ui/controls/tabs.tsx'
import type { tabs } from './tabs.schema.ts'
import styles from './tabs.module.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function Tabs({ id, props, slots }: BlockProps<typeof tabs, ReactNode>) {
  const panels = props.tabs.map((label, index) => ({ label, value: places[index] ?? '' }))
  const [shown, setShown] = useState('first')
  const panelId = (value: string) => `${id}-${value}`
  return (
    <div>
      <TabList
        className={styles.list}
        label={props.label}
        tabs={panels.map(({ label, value }) => ({ label, value, controls: panelId(value) }))}
        value={shown}
        onChange={setShown}
      />
      {panels.map(({ label, value }) => (
        <div
          key={value}
          id={panelId(value)}
          role="tabpanel"
          aria-label={label}
          tabIndex={0}
          className={styles.panel}
          data-idle={value === shown ? undefined : ''}
        >
          <p className={styles.name}>{label}</p>
          {slots[value]}
        </div>
      ))}
    </div>
  )
}
