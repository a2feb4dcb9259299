import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { CompiledForm } from '../../schemas/compiled.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'
import { compound } from './compound/compound.ts'
import { interpret } from '../interpret.ts'
import { DocumentForm } from '../../src/renderer/form/document-form.tsx'

registerOperation('auth.login', () => Promise.resolve({}))
registerOperation('campaigns.checkPromocode', ({ promo_code: code }) =>
  code === 'MARRA50'
    ? Promise.resolve({ message: '50 ta bepul aylantirish' })
    : Promise.reject(new ApiError('InvalidParameterException', '', { promo_code: ['EXPIRED'] })),
)

const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })

function formOf(schema: CompiledForm['schema'], more: Partial<CompiledForm> = {}): CompiledForm {
  return {
    key: 'story',
    version: '1',
    schema: { type: 'object', ...schema },
    order: ['*'],
    fields: {},
    messages: { '*': { required: 'Bu maydonni toʻldiring' } },
    strategy: 'eager',
    submit: { operation: 'auth.login', label: 'Saqlash' },
    links: [],
    validatorUrl: '',
    ...more,
  }
}

const person = {
  required: ['first_name', 'phone', 'city'],
  properties: {
    first_name: text('Ism'),
    last_name: text('Familiya'),
    birth_date: text('Tugʻilgan sana', { validator: 'date' }),
    phone: text('Telefon raqami', { validator: 'phone' }),
    city: text('Shahar', { enum: ['Toshkent', 'Samarqand', 'Buxoro'] }),
    income: text('Oylik daromad', { validator: 'sum', description: 'Soʻmda, taxminan' }),
  },
}
const fields: CompiledForm['fields'] = {
  first_name: { width: 'half' },
  last_name: { width: 'half' },
  phone: { prefix: '+998', mask: '## ### ## ##' },
  birth_date: { placeholder: 'kk.oo.yyyy' },
}

const meta: Meta<typeof DocumentForm> = {
  title: 'Renderer/Forms',
  component: DocumentForm,
  // Stories have no compiled validators.
  args: { compound, interpret },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof DocumentForm>

export const Sections: Story = {
  args: {
    form: formOf(person, {
      title: 'Shaxsiy maʼlumotlar',
      fields,
      sections: [
        {
          title: 'Ism va sana',
          hint: 'Pasportdagidek yozing',
          fields: ['first_name', 'last_name', 'birth_date'],
        },
        { title: 'Aloqa', fields: ['phone', 'city', 'income'] },
      ],
    }),
  },
}

export const Steps: Story = {
  args: {
    form: formOf(person, {
      title: 'Shaxsni tasdiqlash',
      fields,
      steps: [
        {
          title: 'Oʻzingiz haqingizda',
          hint: 'Pasportdagidek yozing',
          fields: ['first_name', 'last_name', 'birth_date'],
        },
        { title: 'Aloqa', fields: ['phone', 'city', 'income'] },
      ],
      review: true,
    }),
    values: { first_name: 'Lola' },
  },
}

export const ReviewOfSteps: Story = {
  args: { ...Steps.args, values: { first_name: 'Lola', phone: '+998901234567', city: 'Buxoro' } },
  async play({ canvasElement }) {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Davom etish' }))
    await userEvent.click(await form.findByRole('button', { name: 'Davom etish' }))
    await expect(await form.findByText('+998901234567')).toBeVisible()
  },
}

export const WrongAnswers: Story = {
  args: { form: formOf(person, { fields }) },
  async play({ canvasElement }) {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Saqlash' }))
    await expect(await form.findByRole('link', { name: 'Telefon raqami' })).toBeVisible()
  },
}

export const Lists: Story = {
  args: {
    form: formOf({
      properties: {
        contacts: {
          type: 'array',
          title: 'Ishonchli kishilar',
          description: 'Muhimroqlari yuqorida',
          maxItems: 3,
          items: {
            type: 'object',
            required: ['name'],
            properties: { name: text('Ismi'), phone: text('Telefoni', { validator: 'phone' }) },
          },
        },
        games: {
          type: 'array',
          title: 'Sevimli oʻyinlar',
          uniqueItems: true,
          items: { type: 'string', enum: ['Slotlar', 'Kartalar', 'Ruletka'] },
        },
      },
    }),
    values: { contacts: [{ name: 'Anvar' }, { name: 'Lola', phone: '+998901234567' }] },
  },
}

export const Alternatives: Story = {
  args: {
    form: formOf({
      properties: { note: text('Izoh') },
      oneOf: [
        { title: 'Pochta orqali', required: ['mail'], properties: { mail: text('Pochta manzili') } },
        { title: 'Telefon orqali', required: ['phone'], properties: { phone: text('Raqam') } },
      ],
    }),
  },
}

export const Conditions: Story = {
  args: {
    form: formOf({
      properties: { company: { type: 'boolean', title: 'Kompaniya nomidan' } },
      if: { properties: { company: { const: true } }, required: ['company'] },
      then: { required: ['name'], properties: { name: text('Kompaniya nomi') } },
    }),
    values: { company: true },
  },
}

/** Yes and no with titles of their own. */
export const YesOrNo: Story = {
  args: {
    form: formOf({
      required: ['resident'],
      properties: {
        resident: {
          type: 'boolean',
          title: 'Oʻzbekistonda yashaysizmi?',
          oneOf: [
            { const: true, title: 'Ha, doimiy yashayman' },
            { const: false, title: 'Yoʻq, chet eldaman' },
          ],
        },
      },
    }),
  },
}

/** A recursive group. */
export const Recursion: Story = {
  args: {
    form: formOf({
      definitions: {
        person: {
          type: 'object',
          title: 'Doʻst',
          properties: { name: text('Ismi'), friend: { $ref: '#/definitions/person' } },
        },
      },
      $ref: '#/definitions/person',
    }),
  },
}

const promo = formOf(
  { properties: { promo_code: text('Promokod', { validator: 'promo' }) } },
  { fields: { promo_code: { widget: 'promo', check: 'campaigns.checkPromocode' } } },
)

export const GoodPromoCode: Story = {
  args: { form: promo },
  async play({ canvasElement }) {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText(/Promokod/), 'MARRA50')
    await expect(await form.findByText('50 ta bepul aylantirish')).toBeVisible()
  },
}

export const RejectedPromoCode: Story = {
  args: { form: promo },
  async play({ canvasElement }) {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText(/Promokod/), 'OLD')
    await expect(await form.findByText(/muddati/)).toBeVisible()
  },
}
