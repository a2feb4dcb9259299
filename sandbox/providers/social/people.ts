import type { SocialPerson } from '../../accounts/login/social.ts'

type Person = Omit<SocialPerson, 'provider'>

/** Fictional people with an account at each provider. */
const people: readonly Person[] = [
  { subject: '1001', name: 'Dilnoza Karimova', email: 'dilnoza.karimova@example.com' },
  { subject: '1002', name: 'Sardor Toshmatov', email: 'sardor.toshmatov@example.com' },
  { subject: '1003', name: 'Анна Ким', email: 'anna.kim@example.com' },
]

export const services = ['google', 'telegram', 'facebook', 'apple', 'vk'] as const
export type Service = (typeof services)[number]

export const serviceNames: Readonly<Record<Service, string>> = {
  google: 'Google',
  telegram: 'Telegram',
  facebook: 'Facebook',
  apple: 'Apple',
  vk: 'VK',
}

export function isService(text: string | undefined): text is Service {
  return services.some((service) => service === text)
}

/** People who can log in with the service. Telegram does not disclose e-mail addresses. */
export function peopleOf(service: Service): readonly SocialPerson[] {
  return people.map((person) => ({
    ...person,
    provider: service,
    email: service === 'telegram' ? null : person.email,
  }))
}
