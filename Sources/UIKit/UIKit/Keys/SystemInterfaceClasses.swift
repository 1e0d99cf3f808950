import OozeKernel

@section(".init_array") @used
private let registration: @convention(c) () -> Void = {
  InterfaceClasses.table.register { SystemInterfaceClasses.all }
}

/// The system's classes by the names of their elements in Interface Builder files.
@MainActor
private enum SystemInterfaceClasses {
  static let all: [String: AnyClass] = [
    "view": UIView.self,
    "label": UILabel.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "imageView": UIImageView.self,
    "containerView": UIView.self,
    "control": UIControl.self,
    "button": UIButton.self,
    "switch": UISwitch.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self,
    "searchBar": UISearchBar.self,
    "colorWell": UIColorWell.self,
    "segmentedControl": UISegmentedControl.self,
    "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "refreshControl": UIRefreshControl.self,
    "scrollView": UIScrollView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "constraint": NSLayoutConstraint.self,
    "visualEffectView": UIVisualEffectView.self,
    "stackView": UIStackView.self,
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self,
    "tabBar": UITabBar.self,
    "tabBarItem": UITabBarItem.self,
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
  ]
}
