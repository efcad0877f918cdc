import { button } from '../../components/button.css.ts';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import { vendors } from '../../content/company/vendors.ts';
import { container } from '../../styles/layout.css.ts';
import { h3, h4, lead, statement } from '../../styles/type.css.ts';
import * as styles from './vendors-page.css.ts';

/** R178, R179. */
export function VendorsPage() {
  const { partner } = vendors;
  return (
    <>
      <Seo {...vendors.seo} picture={vendors.hero.picture} />
      <ContentHero hero={vendors.hero} />
      <div className={`${container} ${styles.directory}`}>
        <p className={`${statement} ${styles.statement}`}>{vendors.statement}</p>
        <ul className={styles.list}>
          {vendors.categories.map((category, index) => (
            <li key={category.title} className={styles.row} data-rise={index}>
              <h2 className={h3}>{category.title}</h2>
              <p className={styles.text}>{category.text}</p>
              <p className={styles.partners}>
                <span className={styles.count}>{category.count}</span> {vendors.unit}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <SplitSection heading={partner.heading} from={6} on="tint">
        <p className={lead}>{partner.text}</p>
        <ul className={styles.benefits}>
          {partner.benefits.map((benefit) => (
            <li key={benefit.title} className={styles.benefit}>
              <h3 className={h4}>{benefit.title}</h3>
              <p className={styles.benefitText}>{benefit.text}</p>
            </li>
          ))}
        </ul>
        <SmartLink className={button.ink} href={partner.action.href}>
          {partner.action.text}
        </SmartLink>
      </SplitSection>
    </>
  );
}
