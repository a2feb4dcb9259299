import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { FormView } from '../../src/renderer/form/form-view.tsx'
import { Tabs } from '../../src/ui/controls/tabs.tsx'
import type { formTabs } from './form-tabs.schema.ts'
import styles from './form-tabs.module.css'

const otherTab = 'other'

export function FormTabs({ id, props, slots }: BlockProps<typeof formTabs, ReactNode>) {
  const { title, tabs, other } = props
  const panels = [
    ...tabs.map(({ label, form }) => ({
      value: form,
      label,
      content: <FormView formKey={form} rows={5} hideTitle />,
    })),
    ...(other === undefined ? [] : [{ value: otherTab, label: other, content: slots[otherTab] }]),
  ]
  const [shown, setShown] = useState(panels[0]?.value ?? otherTab)
  // A form is loaded when its tab is first selected, and then stays mounted with the values typed.
  const [seen, setSeen] = useState<readonly string[]>([shown])
  const panelId = (value: string) => `${id}-${value}`

  function choose(value: string) {
    setShown(value)
    setSeen((before) => (before.includes(value) ? before : [...before, value]))
  }

  return (
    <div className={styles.forms}>
      <h2 className={styles.title}>{title}</h2>
      {panels.length > 1 && (
        <Tabs
          stretch
          label={title}
          tabs={panels.map(({ value, label }) => ({ value, label, controls: panelId(value) }))}
          value={shown}
          onChange={choose}
        />
      )}
      {panels.map(({ value, label, content }) => (
        <div
          key={value}
          id={panelId(value)}
          role="tabpanel"
          aria-label={label}
          hidden={value !== shown}
          className={styles.panel}
        >
          {seen.includes(value) && content}
        </div>
      ))}
    </div>
  )
}
