import type { StaffRole } from '@course/contract/admin/admin'
import type { CustomerPage } from '@course/contract/admin/customers'
import { useLocation } from 'react-router'
import type { ScreenProps } from '../screen.tsx'
import { CustomerScreen } from './customer-screen.tsx'
import { CustomerList } from './list-screen.tsx'
import { type CustomerPageData, type CustomersData, customerIdIn } from './requests.ts'

export function CustomersScreen({ dataPromise, role }: ScreenProps<CustomersData> & { role: StaffRole }) {
  const { pathname } = useLocation()
  return customerIdIn(pathname) ? (
    <CustomerScreen dataPromise={dataPromise as ScreenProps<CustomerPageData>['dataPromise']} role={role} />
  ) : (
    <CustomerList dataPromise={dataPromise as ScreenProps<CustomerPage>['dataPromise']} role={role} />
  )
}
