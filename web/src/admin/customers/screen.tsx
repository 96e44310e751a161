import type { StaffRole } from '@course/contract/admin/admin'
import type { CustomerPage } from '@course/contract/admin/customers'
import { useLocation } from 'react-router'
import type { ScreenProps } from '../screen.tsx'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomerList } from './list-screen.tsx'
import { type CustomerPageData, type CustomersData, customerIdIn } from './requests.ts'

/** The list of customers, or the one whom the address names. */
export function CustomersScreen({ read, role }: ScreenProps<CustomersData> & { role: StaffRole }) {
  const { pathname } = useLocation()
  return customerIdIn(pathname) ? (
    <CustomerScreen read={read as ScreenProps<CustomerPageData>['read']} role={role} />
  ) : (
    <CustomerList read={read as ScreenProps<CustomerPage>['read']} role={role} />
  )
}
