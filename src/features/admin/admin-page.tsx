import { useEffect, useState, type ComponentType } from 'react';
import { Seo } from '../../components/seo.tsx';
import { admin } from '../../content/admin.ts';
import { Opening } from './opening.tsx';

/** R192: the server renders the first state alone; everything else loads here, and for staff only. */
export function AdminPage() {
  const [App, setApp] = useState<ComponentType>();
  useEffect(() => {
    void import('./admin-app.tsx').then(({ AdminApp }) => setApp(() => AdminApp));
  }, []);
  return (
    <>
      <Seo {...admin.seo} noindex />
      {App ? <App /> : <Opening text={admin.checking} noScript={admin.noScript} />}
    </>
  );
}
