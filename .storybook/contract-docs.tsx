import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { RegistryContract } from '../registry/index.ts'
import { isRecord } from '../schemas/is-record.ts'
import { trackedEvents } from '../schemas/tracked-events.ts'
import { fieldsOf } from './contract-fields.ts'

interface SectionProps {
  title: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A table under its heading; nothing without rows. The first column names what the row is about. */
function Section({ title, columns, rows }: SectionProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{column === 0 ? <code>{cell}</code> : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function ContractTables({ contract }: { contract: RegistryContract }) {
  const { slots, load = {}, calls = [], events = [], interactive, version, category, maxAge } = contract
  return (
    <>
      <p>{contract.description}</p>
      <p>
        {interactive ? 'Interactive: hydrated in the browser.' : 'Static: no code in the browser.'} Category{' '}
        {category}, version {version}
        {maxAge === undefined ? '' : `, cached for ${maxAge} s`}.
      </p>
      <Section
        title="Props"
        columns={['Name', 'Type', 'Required', 'Limits', 'Help text']}
        rows={fieldsOf(contract).map(({ path, type, isRequired, limits, help }) => [
          path,
          type,
          isRequired ? 'yes' : 'no',
          limits.join('; '),
          help,
        ])}
      />
      <Section
        title="Slots"
        columns={['Name', 'Allowed blocks', 'Limit', 'Help text']}
        rows={Object.entries(slots).map(([name, { allowed, maxItems, description }]) => [
          name,
          allowed?.join(', ') ?? 'any',
          maxItems === undefined ? 'none' : `at most ${maxItems}`,
          description,
        ])}
      />
      <Section
        title="Data"
        columns={['Call', 'Load', 'Parameters', 'Requested for']}
        rows={[
          ...Object.entries(load).map(([name, { call, params, access }]) => [
            call,
            name,
            Object.keys(params).join(', '),
            access === 'player' ? 'players' : 'everyone',
          ]),
          ...calls.map((call) => [call, 'in the browser only', '', '']),
        ]}
      />
      <Section
        title="Tracking"
        columns={['Event', 'Parameters']}
        rows={events.map((name) => [name, trackedEvents[name].join(', ')])}
      />
    </>
  )
}

const isContract = (value: unknown): value is RegistryContract =>
  isRecord(value) && typeof value['type'] === 'string' && isRecord(value['props'])

/** The documentation page of a registry entry, generated from its contract. */
export function ContractDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const contract: unknown = preparedMeta.parameters['contract']
  return (
    <>
      <Title />
      {isContract(contract) && <ContractTables contract={contract} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
