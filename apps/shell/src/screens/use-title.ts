import { useEffect } from 'react';

/** Sets the page's title: '%s - {product}'. */
export function useTitle(title: string | null, productName: string): void {
  useEffect(() => {
    document.title = title ? `${title} - ${productName}` : productName;
  }, [title, productName]);
}
