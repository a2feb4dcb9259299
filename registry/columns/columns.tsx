import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import type { columns } from './columns.schema.ts'
import styles from './columns.module.css'

const counts = {
  halves: 2,
  'two-thirds-first': 2,
  'two-thirds-last': 2,
  'three-quarters-first': 2,
  thirds: 3,
  quarters: 4,
}
const places = ['first', 'second', 'third', 'fourth']

export function Columns({ props, slots }: BlockProps<typeof columns, ReactNode>) {
  const { ratio, align, gap, firstOnPhones } = props
  return (
    <div className={styles.columns} data-ratio={ratio} data-align={align} data-gap={gap}>
      {places.slice(0, counts[ratio]).map((place) => (
        <div key={place} className={styles.column} data-leads={place === firstOnPhones ? '' : undefined}>
          {slots[place]}
        </div>
      ))}
    </div>
  )
}
