import type { Bank } from '../../schemas/api/entities/cashier.ts'

const uzs = ['UZS']
const both = ['UZS', 'USD']

/** Banks available for withdrawals. */
export const banks: readonly Bank[] = [
  { id: 1, sysname: 'nbu', name: 'Oʻzmilliybank', currencies: both },
  { id: 2, sysname: 'sqb', name: 'Oʻzsanoatqurilishbank', currencies: both },
  { id: 3, sysname: 'agrobank', name: 'Agrobank', currencies: uzs },
  { id: 4, sysname: 'xalq', name: 'Xalq banki', currencies: uzs },
  { id: 5, sysname: 'ipoteka', name: 'Ipoteka-bank', currencies: both },
  { id: 6, sysname: 'kapitalbank', name: 'Kapitalbank', currencies: both },
  { id: 7, sysname: 'hamkorbank', name: 'Hamkorbank', currencies: both },
  { id: 8, sysname: 'asaka', name: 'Asakabank', currencies: both },
  { id: 9, sysname: 'aloqabank', name: 'Aloqabank', currencies: uzs },
  { id: 10, sysname: 'davr', name: 'Davr Bank', currencies: uzs },
]
